import { paths } from '@keystead/contract/navigation/paths.ts'
import { StopSearchAlerts } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { defineCapability, emailsIn, jobsIn } from '../../app/capability.ts'
import { savedSearchModule } from './saved-search.module.ts'
import * as emails from './search-alert.email.ts'
import { savedSearchListeners } from './saved-search.listeners.ts'
import { savedSearchExports } from './saved-search.exports.ts'
import { searchAlertCommand } from './search-alert.command.ts'
import * as searchAlert from './search-alert.job.ts'

export const savedSearchCapability = defineCapability({
  operations: savedSearchModule,
  emails: emailsIn(emails),
  listeners: savedSearchListeners,
  exports: savedSearchExports,
  commands: [searchAlertCommand],
  jobs: jobsIn(searchAlert),
  stopPages: [{ path: paths.stopAlerts(), operation: StopSearchAlerts }],
})
