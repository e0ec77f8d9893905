/** What reading a file ends with that is not in the store. */
export class MissingFile extends Error {
  readonly key: string
  constructor(key: string, options?: ErrorOptions) {
    super(`there is no file ${key}`, options)
    this.key = key
  }
}
