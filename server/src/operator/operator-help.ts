import type { OperatorAction, OperatorCommand } from './command-line.ts'

const CALL = 'npm run operator --'

/** What there is, one line for each action. */
export function programHelp(commands: readonly OperatorCommand[]): string {
  const parts = commands.map((command) => `${command.summary}\n${actionLines(command)}`)
  return [
    `What no account of the product may do is done here. Every act is kept in the audit chain "operator".`,
    `Usage: ${CALL} COMMAND ACTION [ARGUMENTS] [--json] [--as NAME] [--help]`,
    ...parts,
    '--json prints what can be read by a program. --as says who acts; without it the audit has the name of the system user.',
  ].join('\n\n')
}

export function commandHelp(command: OperatorCommand): string {
  return `${command.summary}\n${actionLines(command)}\n\nMore on each: ${CALL} ${command.name} ACTION --help`
}

export function actionHelp(commandName: string, actionName: string, action: OperatorAction): string {
  const options = Object.entries(action.options ?? {}).map(
    ([name, { type }]) => `  --${name}${type === 'string' ? ' …' : ''}  ${action.optionHelp?.[name] ?? ''}`,
  )
  return [action.summary, `Usage: ${CALL} ${commandName} ${words(actionName, action)}`, ...options].join('\n')
}

function actionLines(command: OperatorCommand): string {
  const lines = Object.entries(command.actions).map(([name, action]) => [`${command.name} ${words(name, action)}`, action.summary] as const)
  const width = Math.max(...lines.map(([usage]) => usage.length))
  return lines.map(([usage, summary]) => `  ${usage.padEnd(width)}  ${summary}`).join('\n')
}

function words(actionName: string, action: OperatorAction): string {
  return [actionName, ...(action.arguments ?? [])].join(' ')
}
