import { type OperatorCall, type OperatorCommand, idArgument, refuse } from '../../operator/command-line.ts'
import { savedSearchesOf } from './saved-search.access.ts'
import { makeAlertDue } from './saved-search.queries.ts'
import { searchAlertsJob } from './search-alert.job.ts'

export const searchAlertCommand: OperatorCommand = {
  name: 'search-alerts',
  summary: 'Emails about saved searches',
  actions: {
    send: { summary: 'Tells an account its news now, and not first in the morning', arguments: ['ACCOUNT_ID'], run: send },
  },
}

async function send(call: OperatorCall): Promise<void> {
  const accountId = idArgument(call)
  await call.act(accountId, async (db) => {
    const isDue = await makeAlertDue(db, savedSearchesOf({ accountId }))
    if (!isDue) refuse('This account has no saved search with emails.')
    await call.services.jobs.enqueue(db, searchAlertsJob, {}, `now:${accountId}`)
    return {}
  })
  call.say('An email leaves within seconds, if there is news. The next one is due tomorrow morning.')
}
