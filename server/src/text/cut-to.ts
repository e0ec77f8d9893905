/** So many characters of a text, each of them whole. */
export function cutTo(text: string, most: number): string {
  return [...text].slice(0, most).join('').trim()
}
