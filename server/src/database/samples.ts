import type { Db } from './db.ts'

/**
 * A call of a function that puts its statements together from what it is given, with enough in it to make every part of
 * them. The check of statements runs it on a database that notes what it is asked and answers that there is nothing.
 */
export type Sample = (db: Db) => Promise<unknown>
