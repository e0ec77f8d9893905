import type { CreateNotification } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { notifyOneself } from './notify.ts'

const DAY_MS = 86_400_000
const LATEST_MS = 366 * DAY_MS
const MOST_NOTES_A_DAY = { uses: 100, windowSeconds: 86_400 }

export const createNotification: Handler<typeof CreateNotification> = async (context, input) => {
  const { accountId, profileId } = profileActor(context.actor)
  const showAt = input.At === null ? undefined : new Date(input.At)
  if (showAt && showAt.getTime() > context.services.clock.now().getTime() + LATEST_MS) failField('At', invalidMessage('Date'))
  await countAgainstQuota(context.db, `notes:${accountId}:${profileId}`, MOST_NOTES_A_DAY)
  const id = await notifyOneself(
    context,
    { accountId, profileId },
    {
      event: 'note.due',
      once: `note:${crypto.randomUUID()}`,
      message: input.Message,
      path: input.Path,
      // A moment that is over counts as now, so that the note is the latest one.
      showAt: showAt && showAt > context.services.clock.now() ? showAt : undefined,
    },
  )
  context.audit(id, { showAt: showAt ?? null })
  return { Id: id }
}
