import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import type { Services } from '../rpc/services.ts'
import { OperatorRefusal } from './command-line.ts'
import type { Write } from './operator-output.ts'

/** Where a command line is read. */
export type Terminal = {
  say: Write
  /** For what went wrong: beside the output that a program may read. */
  complain: Write
}

/** Opens the database once the words make sense, so help and typing errors are answered at once. */
export type TerminalWithServices = Terminal & { withServices: (work: (services: Services) => Promise<void>) => Promise<void> }

const EXIT = { done: 0, refused: 1, notUnderstood: 2 } as const

/** What all command lines have in common: where they speak, and that what they do not understand shows their help. */
export function newProgram(name: string, { say, complain }: Terminal): Command {
  return new Command(name)
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({ writeOut: (text) => say(text.trimEnd()), writeErr: (text) => complain(text.trimEnd()) })
}

/** Reads the words, does what they say, and answers the exit code. */
export async function runProgram(program: Command, words: readonly string[], { complain }: Terminal): Promise<number> {
  try {
    await program.parseAsync(words, { from: 'user' })
    return EXIT.done
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.notUnderstood
    if (!(error instanceof OperatorRefusal)) throw error
    complain(error.message)
    return EXIT.refused
  }
}

/** An option as its help shows it, such as `--reason <text>`. Where its text was forgotten, the next option is none. */
export function newOption(flags: string, meaning: string): Option {
  const option = new Option(flags, meaning)
  return option.required ? option.argParser(noOption) : option
}

function noOption(text: string): string {
  if (text.startsWith('--')) throw new InvalidArgumentError('It looks like another option.')
  return text
}
