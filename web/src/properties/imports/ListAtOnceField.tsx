import type { ImportPreview } from '@keystead/contract/properties/imports/import.schemas.ts'
import { useEmailObstacle } from '../../security/sign-in/use-email-obstacle.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { listAtOnceTexts } from './column-choice.ts'

/** Whether homes that pass become public, with how many that would be. */
export function ListAtOnceField({ preview }: { preview: ImportPreview }) {
  const emailObstacle = useEmailObstacle()
  return <CheckboxField name="Settings.ListAtOnce" {...listAtOnceTexts(preview)} disabledReason={emailObstacle} />
}
