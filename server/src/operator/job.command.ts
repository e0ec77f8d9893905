import { type OperatorCall, type OperatorCommand, idArgument, refuse } from './command-line.ts'

const MOST_JOBS = 200

export const jobCommand: OperatorCommand = {
  name: 'jobs',
  summary: 'Background jobs that failed',
  actions: {
    failed: { summary: 'Lists jobs that failed after every try, newest first', run: failed },
    retry: { summary: 'Tries a failed job again', arguments: ['ID'], run: retry },
  },
}

async function failed(call: OperatorCall): Promise<void> {
  const jobs = await call.read((db) => call.services.jobs.listFailed(db, MOST_JOBS))
  call.list(
    jobs.map((job) => ({ Id: job.id, Job: job.name, Tries: job.tries, Failed: job.failedAt, Reason: job.reason })),
    'No jobs have failed.',
  )
}

async function retry(call: OperatorCall): Promise<void> {
  const id = idArgument(call)
  const { job } = await call.act(id, async (db) => ({
    job: (await call.services.jobs.retry(db, id)) ?? refuse('There is no failed job with this ID. To see them, run: jobs failed'),
  }))
  call.say(`The job ${job} will be tried again.`)
}
