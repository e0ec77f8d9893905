import { defineCapability, jobsIn } from '../../app/capability.ts'
import { booksCommand } from './books.command.ts'
import * as booksJob from './books.job.ts'

export const booksCapability = defineCapability({
  jobs: jobsIn(booksJob),
  commands: [booksCommand],
})
