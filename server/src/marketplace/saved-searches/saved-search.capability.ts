import { paths } from '@keystead/contract/navigation/paths.ts'
import { StopSearchAlerts } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { defineCapability, emailsIn, job } from '../../app/capability.ts'
import { savedSearchModule } from './saved-search.module.ts'
import * as emails from './search-alert.email.ts'
import { savedSearchListeners } from './saved-search.listeners.ts'
import { savedSearchExports } from './saved-search.exports.ts'
import { searchAlertCommand } from './search-alert.command.ts'
import { searchAlertsJob } from './search-alert.job-definition.ts'
import { sendSearchAlerts } from './search-alert.job.ts'

export const savedSearchCapability = defineCapability({
  operations: savedSearchModule,
  emails: emailsIn(emails),
  listeners: savedSearchListeners,
  exports: savedSearchExports,
  commands: [searchAlertCommand],
  jobs: [job(searchAlertsJob, (services, _data, signal) => sendSearchAlerts(services, signal))],
  stopPages: [{ path: paths.stopAlerts(), operation: StopSearchAlerts }],
})
