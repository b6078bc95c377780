/** How long a file can take to be saved before its address ends, in milliseconds. */
const KEPT = 60_000

/** Saves what an address answers. @param name the file's name; by default the one that the answer gives */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** Offers a file as a download, without a request to a server. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  saveFrom(address, name)
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
}
