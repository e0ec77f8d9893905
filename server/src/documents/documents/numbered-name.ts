/** `Leases` as the first of its name, `Leases (2)` as the second and so on, never longer than `most` characters. */
export function numberedName(name: string, count: number, most: number): string {
  const ending = count === 1 ? '' : ` (${count})`
  return [...name].slice(0, most - ending.length).join('') + ending
}
