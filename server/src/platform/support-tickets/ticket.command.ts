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
  summary: 'Support tickets: read what people wrote, answer and close',
  actions: {
    list: {
      summary: 'Those that wait for us, or those in another state; newest news first',
      options: { '--state <state>': `one of ${TICKET_STATES.join(', ')}` },
      run: list,
    },
    show: { summary: 'One with its conversation', arguments: ['NUMBER'], run: show },
    answer: { summary: 'Answers in the ticket and by email', arguments: ['NUMBER', 'TEXT'], run: answer },
    close: { summary: 'Ends one', arguments: ['NUMBER'], run: close },
  },
}

const everybodys = ticketsOfEverybody()

async function list(call: OperatorCall): Promise<void> {
  const asked = textOption(call, 'state') ?? 'Open'
  const state =
    TICKET_STATES.find((name) => name.toLowerCase() === asked.toLowerCase()) ??
    refuse(`"${asked}" is not a state. There are ${TICKET_STATES.join(', ')}.`)
  const rows = await call.read((db) => listTickets(db, everybodys, [state], { limit: MOST_LISTED, offset: 0 }))
  call.list(
    rows.map((row) => ({ Number: row.number, LastNews: row.updated_at, ...aboutOf(row) })),
    `No tickets are ${state.toLowerCase()}.`,
  )
}

async function show(call: OperatorCall): Promise<void> {
  const [ticket, following] = await call.read(async (db) => {
    const row = await existing(db, call)
    return [row, await listTicketMessages(db, everybodys, row.id)] as const
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
    if (!(await answerTicket(call.services, db, everybodys, ticket, text.data))) refuse('This ticket is closed.')
    return { number: ticket.number, characters: text.data.length }
  })
  call.say(`Your answer is in the ticket and on its way to ${email}.`)
}

async function close(call: OperatorCall): Promise<void> {
  const { id } = await call.read((db) => existing(db, call))
  await call.act(id, async (db) => {
    const ticket = await locked(db, id)
    if (!ticketCan('close', ticket.state)) refuse('This ticket is closed already.')
    await setTicketState(db, everybodys, ticket, TICKET_STEPS.close.to)
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
  if (!/^#?\d{1,12}$/.test(text)) refuse(`"${text}" is not the number of a ticket. The list prints them.`)
  return (await findTicketByNumber(db, everybodys, Number(text.replace('#', '')))) ?? refuse(`There is no ticket ${text}.`)
}

async function locked(db: Db, ticketId: string): Promise<TicketRow> {
  return (await lockTicket(db, everybodys, ticketId)) ?? refuse('This ticket is gone.')
}
