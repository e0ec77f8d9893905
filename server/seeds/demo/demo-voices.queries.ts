import { type Db, only } from '../../src/database/db.ts'
import type { DemoTestimonial, DemoTicket } from './demo-voices.ts'

type NewDemoTicket = Omit<DemoTicket, 'supportType'> & {
  readonly supportTypeId: number
  readonly accountId: string
  readonly name: string
}

export async function insertDemoTicket(db: Db, ticket: NewDemoTicket): Promise<void> {
  const lastNewsDaysAgo = ticket.following.at(-1)?.daysAgo ?? ticket.writtenDaysAgo
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into support_ticket (account_id, support_type_id, name, email, subject, message, state, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, now() - make_interval(days => $8), now() - make_interval(days => $9)) returning id`,
      [
        ticket.accountId,
        ticket.supportTypeId,
        ticket.name,
        ticket.email,
        ticket.subject,
        ticket.message,
        ticket.state,
        ticket.writtenDaysAgo,
        lastNewsDaysAgo,
      ],
    ),
  )
  for (const { author, message, daysAgo } of ticket.following) {
    await db.sql(
      `insert into support_ticket_message (ticket_id, author, message, created_at) values ($1, $2, $3, now() - make_interval(days => $4))`,
      [id, author, message, daysAgo],
    )
  }
}

export async function insertDemoTestimonial(db: Db, made: DemoTestimonial & { readonly name: string }): Promise<void> {
  await db.sql(
    `insert into testimonial (name, occupation, text, state, is_featured, consented_at, created_at, moderated_at)
     select $1, $2, $3, $4, $5, moment.written, moment.written, case when $4 = 'Pending' then null else moment.written end
     from (select now() - make_interval(days => $6) as written) as moment`,
    [made.name, made.occupation, made.text, made.state, made.isFeatured, made.daysAgo],
  )
}
