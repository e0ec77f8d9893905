import { EXPIRES_AFTER_DAYS } from '@keystead/contract/applications/applications/application.values.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { say } from '../../text/said.ts'
import { type ApplicationRow, listForms, setComplete } from './application.queries.ts'
import { text } from './application.text.ts'
import { noteEvent } from './events.ts'
import { showChange, tellLandlord } from './tell.ts'

/** After something has become of its forms: whether all of its people have submitted theirs. The application is locked. */
export async function settle(
  context: Pick<CallContext, 'db' | 'services' | 'actor'>,
  application: ApplicationRow,
): Promise<{ isComplete: boolean }> {
  const { db } = context
  const forms = (await listForms(db, [application.id])).filter(({ ended_at }) => ended_at === null)
  const isComplete = forms.length > 0 && forms.every(({ state }) => state === 'submitted')
  const isOut = application.status === 'sent' || application.status === 'submitted'
  if (isOut && isComplete !== (application.status === 'submitted')) {
    await setComplete(db, application.id, isComplete, EXPIRES_AFTER_DAYS)
    if (isComplete) {
      await noteEvent(db, application, { kind: 'completed', byProfileId: null })
      const said = say(text, 'complete', { home: application.home_title })
      await tellLandlord(context, { ...application, version: application.version + 1 }, { kind: 'complete', said, byProfileId: null })
    }
  }
  await showChange(db, application, forms)
  return { isComplete: isOut && isComplete }
}
