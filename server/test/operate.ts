import { operatorCommands } from '../src/app/parts.ts'
import { runOperatorCommand } from '../src/operator/run-command.ts'
import type { TestApp } from './harness.ts'

export type Operated = {
  exitCode: number
  /** What stands in the output. */
  said: string
  /** What stands beside it. */
  complained: string
}

/** Runs a command of the operator on the test's own database: `operate(app, 'plans', 'list')`. */
export async function operate(app: TestApp, ...words: string[]): Promise<Operated> {
  const said: string[] = []
  const complained: string[] = []
  const exitCode = await runOperatorCommand(operatorCommands, words, {
    withServices: (work) => work(app.services),
    say: (text) => void said.push(text),
    complain: (text) => void complained.push(text),
  })
  return { exitCode, said: said.join('\n'), complained: complained.join('\n') }
}

/** The lines of a list, as a program reads them. */
export async function operatedList(app: TestApp, ...words: string[]): Promise<Record<string, unknown>[]> {
  return JSON.parse((await operate(app, ...words, '--json')).said) as Record<string, unknown>[]
}
