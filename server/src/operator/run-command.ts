import { userInfo } from 'node:os'
import type { Command } from 'commander'
import { appendAudit } from '../audit/audit.ts'
import { everything } from '../database/pool.ts'
import type { Services } from '../rpc/services.ts'
import type { OperatorAction, OperatorCall, OperatorCommand } from './command-line.ts'
import { type Write, factsText, jsonText, tableText } from './operator-output.ts'
import { type TerminalWithServices, newOption, newProgram, runProgram } from './program.ts'

const AUDIT_CHAIN = 'operator'
const EVERYWHERE = {
  '--json': 'print JSON, for other programs',
  '--as <name>': 'your name for the audit log (default: your user name on this computer)',
} as const

/** Runs one command line and answers the exit code. */
export async function runOperatorCommand(
  commands: readonly OperatorCommand[],
  words: readonly string[],
  terminal: TerminalWithServices,
): Promise<number> {
  const program = newProgram('npm run operator --', terminal)
    .description('Runs tasks that no account can do. Every change is recorded in the audit chain "operator".')
    .configureHelp({ visibleCommands: allActions, subcommandTerm: wordsOf })
  for (const { name, summary, actions } of commands) {
    const group = program.command(name)
    for (const [actionName, action] of Object.entries(actions)) {
      const line = declare(actionName === '' ? group : group.command(actionName), action).helpGroup(`${summary}:`)
      const operation = `${name} ${actionName}`.trim()
      line.action(() => terminal.withServices((services) => action.run(newCall(services, operation, line, terminal.say))))
    }
  }
  // It would suggest actions where a command was looked for, since those are what this help shows.
  program.showSuggestionAfterError(false)
  return runProgram(program, words.length === 0 ? ['--help'] : words, terminal)
}

function declare(line: Command, action: OperatorAction): Command {
  line.description(action.summary)
  for (const name of action.arguments ?? []) line.argument(`<${name}>`)
  for (const [flags, meaning] of Object.entries({ ...action.options, ...EVERYWHERE })) line.addOption(newOption(flags, meaning))
  return line
}

/** The help of everything shows each action at once. */
function allActions(command: Command): Command[] {
  return command.commands.flatMap((one) => (one.commands.length > 0 ? one.commands : [one]))
}

function wordsOf(line: Command): string {
  const group = line.parent?.parent ? [line.parent.name()] : []
  return [...group, line.name(), ...line.registeredArguments.map((argument) => argument.name())].join(' ')
}

function newCall(services: Services, operation: string, line: Command, say: Write): OperatorCall {
  const { jobDatabase } = services
  const options = line.opts<OperatorCall['options']>()
  return {
    services,
    values: line.args,
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
