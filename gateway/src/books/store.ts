import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SCHEMA } from './schema.ts'

type Row = Record<string, unknown>

/** Whose books they are: the name of the file, and what stands in them beside what all have. */
export type Whose = { readonly name: string; readonly schema?: string }

/**
 * One process has the file. What is answered stays when that is killed; to outlive a machine that loses its power, each
 * commit would wait for the disk.
 */
const WAYS = `
  pragma busy_timeout = 2000;
  pragma locking_mode = exclusive;
  pragma journal_mode = wal;
  pragma synchronous = normal;
  pragma foreign_keys = on`

/** The database file: statements, and pieces of work that are done whole or not at all. */
export class Store {
  readonly #db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  #depth = 0

  /** Without a folder everything is kept in memory. */
  constructor(folder: string | null, { name, schema = '' }: Whose) {
    if (folder) mkdirSync(folder, { recursive: true })
    this.#db = new DatabaseSync(folder ? join(folder, `${name}.sqlite`) : ':memory:')
    try {
      this.#db.exec(WAYS)
      this.#db.exec(SCHEMA)
      this.#db.exec(schema)
    } catch (error) {
      this.#db.close()
      if (error instanceof Error && error.message.includes('locked'))
        throw new Error(`Another ${name} has the books in ${folder}.`, { cause: error })
      throw error
    }
  }

  all<Found = Row>(sql: string, ...values: SQLInputValue[]): Found[] {
    return this.#statement(sql).all(...values) as Found[]
  }

  one<Found = Row>(sql: string, ...values: SQLInputValue[]): Found | null {
    return (this.#statement(sql).get(...values) as Found | undefined) ?? null
  }

  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#statement(sql).run(...values).changes)
  }

  /** Inside of another one it is a part of that: what throws takes back its own part. */
  transaction<Result>(work: () => Result): Result {
    const name = `part_${this.#depth}`
    this.#db.exec(this.#depth === 0 ? 'begin immediate' : `savepoint ${name}`)
    this.#depth += 1
    try {
      const result = work()
      this.#db.exec(this.#depth === 1 ? 'commit' : `release ${name}`)
      return result
    } catch (error) {
      this.#db.exec(this.#depth === 1 ? 'rollback' : `rollback to ${name}; release ${name}`)
      throw error
    } finally {
      this.#depth -= 1
    }
  }

  close(): void {
    this.#db.close()
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#db.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}
