import { useWatch } from 'react-hook-form'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'

/** How leases come in: agreed upon, which takes their homes off the market, or as drafts. */
export function LeaseImportSettings() {
  const asDrafts = useWatch({ name: 'Settings.AsDrafts' }) === true
  return (
    <>
      <CheckboxField
        name="Settings.AsDrafts"
        label="Bring them in as drafts"
        help="Only you see a draft. It holds no time of its home until you record it there."
      />
      {!asDrafts && (
        <CheckboxField
          name="Settings.Unlist"
          label="Take homes off the market that are leased now"
          help="Homes for sale stay listed, and so do rooms with a place left."
        />
      )}
    </>
  )
}
