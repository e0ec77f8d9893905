import type { ImportPreview } from '@keystead/contract/properties/imports/import.schemas.ts'
import { refusedText } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { useEmailObstacle } from '../../security/sign-in/use-email-obstacle.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { listAtOnceTexts } from './column-choice.ts'

/** Whether homes that pass become public, with how many that would be. */
export function ListAtOnceField({ preview }: { preview: ImportPreview }) {
  const emailObstacle = useEmailObstacle()
  const roleObstacle = refusedText(useSession(), 'listings:edit')
  return <CheckboxField name="Settings.ListAtOnce" {...listAtOnceTexts(preview)} disabledReason={roleObstacle ?? emailObstacle} />
}
