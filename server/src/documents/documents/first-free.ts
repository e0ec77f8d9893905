/** `Leases`, else `Leases (2)` and so on, never longer than `most` characters. */
export function firstFree(name: string, most: number, isTaken: (candidate: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? '' : ` (${count})`
    const candidate = [...name].slice(0, most - ending.length).join('') + ending
    if (!isTaken(candidate)) return candidate
  }
}
