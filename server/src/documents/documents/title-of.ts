/** A file without a better name is called as it came, without its ending. */
export function titleOf(fileName: string): string {
  return fileName.replace(/\.[^.]{1,5}$/, '').trim() || fileName
}
