/** No name of a folder or file begins with a dot: such names are the store's own. */
const KEY = /^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/

/** Keys are made by us: any other is a fault of ours, and could lead out of the store. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key)} is no key of a file`)
  return key
}

export function isKey(key: string): boolean {
  return KEY.test(key)
}

/** A folder, so that `a/` is never taken for the beginning of `ab/`. */
export function checkPrefix(prefix: string): string {
  if (!prefix.endsWith('/') || !isKey(prefix.slice(0, -1))) throw new Error(`${JSON.stringify(prefix)} is no folder of files`)
  return prefix
}
