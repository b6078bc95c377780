/**
 * Returns the memory of bytes at once. Left to the garbage collector, the megabytes of each photo make it run several
 * times a second, and all requests wait for it. The bytes must not be used afterwards. Bytes that share their memory
 * with others are left alone.
 */
export function releaseBytes(bytes: Uint8Array): void {
  const { buffer } = bytes
  if (buffer instanceof ArrayBuffer && !buffer.detached && buffer.byteLength === bytes.byteLength)
    buffer.transfer(0)
}
