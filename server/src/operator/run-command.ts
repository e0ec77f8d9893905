import { userInfo } from 'node:os'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { appendAudit } from '../audit/audit.ts'
import { everything } from '../database/pool.ts'
import type { Services } from '../rpc/services.ts'
import { type OperatorAction, type OperatorCall, type OperatorCommand, OperatorRefusal } from './command-line.ts'
import { actionHelp, commandHelp, programHelp } from './operator-help.ts'
import { type Write, factsText, jsonText, tableText } from './operator-output.ts'

const AUDIT_CHAIN = 'operator'
const EVERYWHERE: NonNullable<ParseArgsConfig['options']> = {
  json: { type: 'boolean' },
  as: { type: 'string' },
  help: { type: 'boolean' },
}

const EXIT = { done: 0, refused: 1, misused: 2 } as const

type Terminal = {
  withServices: (work: (services: Services) => Promise<void>) => Promise<void>
  say: Write
  /** For what went wrong: beside the output that a program may read. */
  complain: Write
}

/**
 * Runs one command line and answers the exit code. Nothing is opened before the words make sense, so help and typing
 * errors are answered at once.
 */
export async function runOperatorCommand(
  commands: readonly OperatorCommand[],
  args: readonly string[],
  { withServices, say, complain }: Terminal,
): Promise<number> {
  const [commandName, actionName, ...rest] = args
  const help = (text: string) => {
    say(text)
    return EXIT.done
  }
  const misused = (sentence: string, text: string) => {
    complain(`${sentence}\n\n${text}`)
    return EXIT.misused
  }

  if (isQuestion(commandName)) return help(programHelp(commands))
  const command = commands.find(({ name }) => name === commandName)
  if (!command) return misused(`There is no command "${commandName}".`, programHelp(commands))
  if (isQuestion(actionName)) return help(commandHelp(command))
  const action = Object.hasOwn(command.actions, actionName) ? command.actions[actionName] : undefined
  if (!action) return misused(`There is no "${command.name} ${actionName}".`, commandHelp(command))

  const wanted = readWords(action, rest)
  if ('sentence' in wanted) return misused(wanted.sentence, actionHelp(command.name, actionName, action))
  if (wanted.options['help']) return help(actionHelp(command.name, actionName, action))
  try {
    await withServices((services) => action.run(newCall(services, `${command.name} ${actionName}`, wanted, say)))
    return EXIT.done
  } catch (error) {
    if (!(error instanceof OperatorRefusal)) throw error
    complain(error.message)
    return EXIT.refused
  }
}

function isQuestion(word: string | undefined): word is undefined {
  return word === undefined || word === '--help' || word === 'help'
}

type Wanted = Pick<OperatorCall, 'values' | 'options'>

function readWords(action: OperatorAction, words: readonly string[]): Wanted | { sentence: string } {
  const needed = action.arguments ?? []
  try {
    const { values: options, positionals: values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { ...action.options, ...EVERYWHERE },
    })
    if (options['help']) return { values, options: options as Wanted['options'] }
    if (values.length < needed.length) return { sentence: `Please say which ${needed[values.length]}.` }
    if (values.length > needed.length) return { sentence: `"${values[needed.length]}" is one word too many.` }
    return { values, options: options as Wanted['options'] }
  } catch (error) {
    return { sentence: (error as Error).message.split('. ')[0]!.replace(/\.?$/, '.') }
  }
}

function newCall(services: Services, operation: string, { values, options }: Wanted, say: Write): OperatorCall {
  const { jobDatabase } = services
  return {
    services,
    values,
    options,
    say,
    read: (work) => jobDatabase.transaction(everything('the operator looks'), work, { readOnly: true }),
    act: (objectId, work) =>
      jobDatabase.transaction(everything('the operator acts'), async (db) => {
        const detail = await work(db)
        const actor = { operator: operatorName(options['as']) }
        await appendAudit(db, { chain: AUDIT_CHAIN, actor, operation, objectId, detail })
        return detail
      }),
    list(lines, empty) {
      if (options['json']) say(jsonText(lines))
      else say(lines.length === 0 ? empty : tableText(lines))
    },
    show: (facts) => say(options['json'] ? jsonText(facts) : factsText(facts)),
  }
}

/** Who acts, for the audit: as given, or who is signed in at this machine. */
function operatorName(given: string | boolean | undefined): string {
  if (typeof given === 'string' && given.trim() !== '') return given.trim().slice(0, 120)
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}
