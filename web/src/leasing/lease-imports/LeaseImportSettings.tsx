import { useWatch } from 'react-hook-form'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { text } from './lease-import.text.ts'

/** How leases come in: agreed upon, which takes their homes off the market, or as drafts. */
export function LeaseImportSettings() {
  const asDrafts = useWatch({ name: 'Settings.AsDrafts' }) === true
  return (
    <>
      <CheckboxField name="Settings.AsDrafts" label={text.asDrafts} help={text.asDraftsHelp} />
      {!asDrafts && <CheckboxField name="Settings.Unlist" label={text.unlist} help={text.unlistHelp} />}
    </>
  )
}
