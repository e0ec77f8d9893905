import { z } from 'zod'
import { defineEnding, defineEvent, defineQuestion } from '../../rpc/events.ts'

/** A form of an application, told of the account of whose form it is. */
const form = { id: z.guid(), accountId: z.guid(), profileId: z.guid(), filledByAccountId: z.guid() }

/** Someone is asked to fill in a form, or begins one: what is known of them goes into it. */
export const FormGiven = defineEvent('applicationForm.given', z.object(form))

/** A form is deleted, with what it holds. */
export const FormsGoing = defineEnding('applicationForm.going', z.object({ id: z.guid(), accountId: z.guid() }))

/** Those who decide have opened an application: what was submitted of it by then is read. Told each time, of the account of those who decide. */
export const ApplicationRead = defineEvent('application.read', z.object({ id: z.guid(), accountId: z.guid() }))

/** It has ended without a decision: the home is not to be had any more, those who decide have closed it, or not all had submitted in time. */
export const ApplicationClosed = defineEvent('application.closed', z.object({ id: z.guid(), accountId: z.guid() }))

/** Until when what a person has kept comes along to a new form of this profile of theirs, with its documents; null where there is nothing. */
export const WhatComesAlong = defineQuestion(
  'applicationForm.comesAlong',
  z.object({ accountId: z.guid(), profileId: z.guid() }),
  z.iso.datetime().nullable(),
)
