/** The parts of libheif's WebAssembly build that are used here; the package types only its low level. */
declare module 'libheif-js/wasm-bundle.js' {
  export interface HeifImage {
    /** After the turns the file asks for. */
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Fills in RGBA; calls back with null when the picture cannot be decoded. */
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
