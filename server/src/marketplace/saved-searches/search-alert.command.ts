import { type OperatorCall, type OperatorCommand, idArgument, refuse } from '../../operator/command-line.ts'
import { savedSearchesOf } from './saved-search.access.ts'
import { makeAlertDue } from './saved-search.queries.ts'
import { searchAlertsJob } from './search-alert.job.ts'

export const searchAlertCommand: OperatorCommand = {
  name: 'search-alerts',
  summary: 'Emails about saved searches',
  actions: {
    send: { summary: 'Emails an account its new listings now instead of tomorrow morning', arguments: ['ACCOUNT_ID'], run: send },
  },
}

async function send(call: OperatorCall): Promise<void> {
  const accountId = idArgument(call)
  await call.act(accountId, async (db) => {
    const isDue = await makeAlertDue(db, savedSearchesOf({ accountId }))
    if (!isDue) refuse('This account has no saved searches with emails turned on.')
    await call.services.jobs.enqueue(db, searchAlertsJob, {}, `now:${accountId}`)
    return {}
  })
  call.say('If there are new listings, an email is sent within seconds. The next one is sent tomorrow morning.')
}
