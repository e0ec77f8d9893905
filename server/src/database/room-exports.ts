/** What a room says of its tables that hold rows of accounts: what people get when they ask for their data (0021). */
export type RoomExports = {
  readonly exports?: readonly ExportedTable[]
  /** Tables that are not in the file, and why not. */
  readonly notExported?: Readonly<Record<string, string>>
}

export type ExportedTable = {
  readonly table: string
  /** Its name in the file. */
  readonly part: string
  /** Which rows, with the account as $1. */
  readonly rows: string
  /** Column that a long table is read along. Short ones are read at once. */
  readonly along?: string
  /** Nothing of these rows stays when the account closes. Where something does, the room listens to `AccountClosing`. */
  readonly deletedAtClosing?: true
  /** Secrets, hashes, and what means nothing outside. */
  readonly without?: readonly string[]
}

/** Rows of the account itself. */
export const OWN_ROWS = 'account_id = $1'
