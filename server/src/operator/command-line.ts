import type { Db } from '../database/db.ts'
import type { Services } from '../rpc/services.ts'

/*
 * What the commands of the operator are made of. Each capability has a file `x.command.ts` that declares its own;
 * `operator.ts` puts them together.
 */

/** One line of a list: what stands in it, by its heading. The same object is a line of `--json`. */
export type Line = Readonly<Record<string, string | number | boolean | Date | null>>

export type OperatorCall = {
  readonly services: Services
  /** Arguments by their position, as many as the action asks for. */
  readonly values: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  /** Looks at anything, in one read-only transaction. */
  read<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
  /**
   * Changes something, in one transaction that ends with a link in the audit chain `operator`. What `work` answers is the
   * link's detail, so it holds no secrets.
   */
  act<Detail extends Record<string, unknown>>(objectId: string, work: (db: Db) => Promise<Detail>): Promise<Detail>
  /** After `act`, not in it: until its transaction ends, nothing is done. */
  say(sentence: string): void
  /** A table, or a JSON array with `--json`. `empty` is said instead of a table without lines. */
  list(lines: readonly Line[], empty: string): void
  /** One thing by itself, a line for each of its facts. */
  show(facts: Line): void
}

export type OperatorAction = {
  readonly summary: string
  /** Names of the arguments, all of them needed: `['ID']`. */
  readonly arguments?: readonly string[]
  /** What the options mean, by how they are written: `'--reason <text>'`. */
  readonly options?: Readonly<Record<string, string>>
  run(call: OperatorCall): Promise<void>
}

export type OperatorCommand = {
  /** First word after `npm run operator --`. */
  readonly name: string
  readonly summary: string
  /** By their second word; the name of one that has none is empty. */
  readonly actions: Readonly<Record<string, OperatorAction>>
}

/** Ends a command with a sentence and exit code 1 instead of a stack. */
export class OperatorRefusal extends Error {}

export function refuse(sentence: string): never {
  throw new OperatorRefusal(sentence)
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The argument at this position, which has to be an id as the lists print them. */
export function idArgument(call: OperatorCall, position = 0): string {
  const text = call.values[position] ?? ''
  return UUID.test(text) ? text.toLowerCase() : refuse(`"${text}" is not an ID. Run the list command to see IDs.`)
}

/** An option that takes text, or null where it was left out or is empty. */
export function textOption(call: OperatorCall, name: string): string | null {
  const value = call.options[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
