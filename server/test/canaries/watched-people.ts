import type { AnyOperation, InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import { expect } from 'vitest'
import { must } from '../must.ts'
import type { TestPerson } from '../people.ts'
import type { Place } from './canary.ts'
import { type Written, writtenDay, writtenId, writtenNumber } from './written-numbers.ts'

/** Numbers and days that were typed, and what was answered to people. */
export type Watch = ReturnType<typeof newWatch>

export function newWatch() {
  const canaries: Written[] = []
  const heard: Place[] = []
  const plant = (typed: string, written: Written): string => {
    canaries.push(written)
    return typed
  }

  return {
    canaries,
    heard,
    /** Each answers what is typed. */
    number: (name: string, typed: string, carriers: readonly string[] = []) =>
      plant(typed, writtenNumber(name, typed.replaceAll(/\D/g, ''), { carriers })),
    idNumber: (name: string, typed: string) => plant(typed, writtenId(name, typed)),
    day: (name: string, typed: string) => plant(typed, writtenDay(name, typed)),
    hear: (name: string, answer: unknown) => void heard.push({ name, text: JSON.stringify(answer) }),
    async reads<Op extends AnyOperation>(person: TestPerson, operation: Op, input: InputOf<Op>): Promise<OutputOf<Op>> {
      const data = must(await person.call(operation, input))
      heard.push({ name: `reply of ${operation.name}`, text: JSON.stringify(data) })
      return data
    },
    async downloads(person: TestPerson, name: string, url: string): Promise<Uint8Array> {
      const response = await person.raw(url)
      expect(response.status, name).toBe(200)
      const bytes = new Uint8Array(await response.arrayBuffer())
      heard.push({ name, text: Buffer.from(bytes).toString('utf8') })
      return bytes
    },
  }
}
