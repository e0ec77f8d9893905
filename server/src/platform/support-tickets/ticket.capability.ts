import { defineCapability, emailsIn } from '../../app/capability.ts'
import { ticketModule } from './ticket.module.ts'
import * as emails from './ticket.email.ts'
import { ticketListeners } from './ticket.listeners.ts'
import { ticketExports } from './ticket.exports.ts'
import { ticketCommand } from './ticket.command.ts'

export const ticketCapability = defineCapability({
  operations: ticketModule,
  emails: emailsIn(emails),
  listeners: ticketListeners,
  exports: ticketExports,
  commands: [ticketCommand],
})
