import {
  MESSAGE_MAX,
  TICKET_STATES,
  TICKET_STEPS,
  supportTypeName,
  ticketCan,
} from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import { requiredText } from '@keystead/contract/values/fields.ts'
import type { Db } from '../../database/db.ts'
import { type Line, type OperatorCall, type OperatorCommand, refuse, textOption } from '../../operator/command-line.ts'
import { answerTicket } from './answer-ticket.ts'
import { ticketsOfEverybody } from './ticket.access.ts'
import { presentConversation } from './ticket.present.ts'
import { type TicketRow, findTicketByNumber, listTicketMessages, listTickets, lockTicket, setTicketState } from './ticket.queries.ts'

const MOST_LISTED = 200

/** Support: what people asked, and our answers. */
export const ticketCommand: OperatorCommand = {
  name: 'tickets',
  summary: 'Support tickets: read, answer, and close them',
  actions: {
    list: {
      summary: 'Lists open tickets, latest update first',
      options: { '--state <state>': `list another state: ${TICKET_STATES.join(', ')}` },
      run: list,
    },
    show: { summary: 'Shows a ticket with its conversation', arguments: ['NUMBER'], run: show },
    answer: { summary: 'Answers a ticket; the person also gets an email', arguments: ['NUMBER', 'TEXT'], run: answer },
    close: { summary: 'Closes a ticket', arguments: ['NUMBER'], run: close },
  },
}

const allTickets = ticketsOfEverybody()

async function list(call: OperatorCall): Promise<void> {
  const asked = textOption(call, 'state') ?? 'Open'
  const state =
    TICKET_STATES.find((name) => name.toLowerCase() === asked.toLowerCase()) ??
    refuse(`"${asked}" is not a state. Please use one of: ${TICKET_STATES.join(', ')}.`)
  const rows = await call.read((db) => listTickets(db, allTickets, [state], { limit: MOST_LISTED, offset: 0 }))
  call.list(
    rows.map((row) => ({ Number: row.number, LastNews: row.updated_at, ...aboutOf(row) })),
    `No tickets are ${state.toLowerCase()}.`,
  )
}

async function show(call: OperatorCall): Promise<void> {
  const [ticket, following] = await call.read(async (db) => {
    const row = await existing(db, call)
    return [row, await listTicketMessages(db, allTickets, row.id)] as const
  })
  const { Messages } = presentConversation(ticket, following)
  call.show({
    Number: ticket.number,
    State: ticket.state,
    ...aboutOf(ticket),
    Phone: ticket.phone,
    Account: ticket.account_id,
    ...Object.fromEntries(Messages.map(({ From, Text, SentAt }, index) => [`${index + 1} ${From} ${SentAt}`, Text])),
  })
}

async function answer(call: OperatorCall): Promise<void> {
  const text = requiredText('Answer', { max: MESSAGE_MAX, multiline: true }).safeParse(call.values[1])
  if (!text.success) refuse(text.error.issues[0]!.message)
  const { id, email } = await call.read((db) => existing(db, call))
  await call.act(id, async (db) => {
    const ticket = await locked(db, id)
    if (!(await answerTicket(call.services, db, allTickets, ticket, text.data))) refuse('This ticket is closed, so it can’t be answered.')
    return { number: ticket.number, characters: text.data.length }
  })
  call.say(`Your answer was added to the ticket and will be emailed to ${email}.`)
}

async function close(call: OperatorCall): Promise<void> {
  const { id } = await call.read((db) => existing(db, call))
  await call.act(id, async (db) => {
    const ticket = await locked(db, id)
    if (!ticketCan('close', ticket.state)) refuse('This ticket is already closed.')
    await setTicketState(db, allTickets, ticket, TICKET_STEPS.close.to)
    return { number: ticket.number }
  })
  call.say('The ticket is closed.')
}

function aboutOf(row: TicketRow): Line {
  return { About: supportTypeName(row.support_type_id), Name: row.name, Email: row.email, Subject: row.subject }
}

/** The ticket that the first argument names, as people quote it: `1042` or `#1042`. */
async function existing(db: Db, call: OperatorCall): Promise<TicketRow> {
  const text = call.values[0]!
  if (!/^#?\d{1,12}$/.test(text)) refuse(`"${text}" is not a ticket number. To see tickets, run: tickets list`)
  return (await findTicketByNumber(db, allTickets, Number(text.replace('#', '')))) ?? refuse(`There is no ticket ${text}.`)
}

async function locked(db: Db, ticketId: string): Promise<TicketRow> {
  return (await lockTicket(db, allTickets, ticketId)) ?? refuse('This ticket no longer exists.')
}
