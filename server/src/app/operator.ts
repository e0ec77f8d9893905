import { grantCommand } from '../operator/grant.command.ts'
import { auditCommand } from '../operator/audit.command.ts'
import { listingCommand } from '../marketplace/listing-life/listing-life.command.ts'
import { searchAlertCommand } from '../marketplace/saved-searches/search-alert.command.ts'
import { ticketCommand } from '../platform/support-tickets/ticket.command.ts'
import { testimonialCommand } from '../platform/testimonials/testimonial.command.ts'
import { jobCommand } from '../operator/job.command.ts'
import { emailCommand } from '../operator/email.command.ts'
import type { OperatorCommand } from '../operator/command-line.ts'
import { planCommand } from '../platform/plans/plan.command.ts'
import { accountCommand } from '../security/sign-in/account.command.ts'

/** What an operator can do, in the order of the help. */
export const operatorCommands: readonly OperatorCommand[] = [
  accountCommand,
  planCommand,
  ticketCommand,
  testimonialCommand,
  emailCommand,
  listingCommand,
  searchAlertCommand,
  jobCommand,
  auditCommand,
  grantCommand,
]
