import pg from 'pg'

/*
 * The one way to the database: statements are text with the type of a row beside it, which `npm run check` compares with
 * what PostgreSQL says of them; hot ones are prepared by name. Both run through the same handle, whether it is the pool or a
 * transaction's own connection.
 */

// bigint columns hold cents and counts, far below 2^53; a larger value would be a bug and is refused loudly.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`)
  return value
})
// A date is a day, not an instant: keep the text.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** A statement that PostgreSQL parses and plans once per connection. The name must be unique in the program. */
export type Prepared<Row, Values extends readonly unknown[] = readonly unknown[]> = {
  readonly name: string
  readonly text: string
  readonly row?: Row
  readonly values?: Values
}

export function prepare<Row, Values extends readonly unknown[] = readonly unknown[]>(name: string, text: string): Prepared<Row, Values> {
  return { name, text }
}

export type Db = {
  /** Runs a statement by its prepared name. */
  prepared<Row, Values extends readonly unknown[]>(statement: Prepared<Row, Values>, values: Values): Promise<Row[]>
  /** Runs a statement. */
  sql<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

type Queryable = Pick<pg.ClientBase, 'query'>

export function dbOn(connection: Queryable): Db {
  return {
    async prepared<Row, Values extends readonly unknown[]>(statement: Prepared<Row, Values>, values: Values) {
      const result = await connection.query({ name: statement.name, text: statement.text, values: values as unknown as unknown[] })
      return result.rows as Row[]
    },
    async sql<Row>(text: string, values?: readonly unknown[]) {
      const result = await connection.query(text, values as unknown[] | undefined)
      return result.rows as Row[]
    },
  }
}

/** The only row of a result, or null. */
export function first<Row>(rows: readonly Row[]): Row | null {
  return rows[0] ?? null
}

/** The only row of a result that must have one. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('expected a row')
  return row
}
