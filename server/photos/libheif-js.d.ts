/** The part of libheif's WebAssembly build that is used here. The package has types for its low-level API only. */
declare module 'libheif-js/wasm-bundle.js' {
  export interface HeifImage {
    /** After the file's rotation was applied. */
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Writes RGBA into the buffer. Calls back with null when the picture cannot be decoded. */
    display(
      into: { data: Uint8ClampedArray; width: number; height: number },
      done: (filled: { data: Uint8ClampedArray } | null) => void,
    ): void
  }
  interface Libheif {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] }
  }
  const libheif: Libheif
  export default libheif
}
