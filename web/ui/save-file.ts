/** How long a file can take to be saved before its address ends, in milliseconds. */
const KEPT = 60_000

/** Offers a file as a download, without a request to a server. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
}
