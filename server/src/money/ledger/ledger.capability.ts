import { defineCapability } from '../../app/capability.ts'
import { ledgerExports } from './ledger.exports.ts'
import { ledgerListeners } from './ledger.listeners.ts'

export const ledgerCapability = defineCapability({
  listeners: ledgerListeners,
  exports: ledgerExports,
})
