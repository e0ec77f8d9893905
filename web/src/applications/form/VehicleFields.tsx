import { MAX_VEHICLES } from '@keystead/contract/applications/form/form.values.ts'
import { FieldRow } from '../../ui/form/Form.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { EntryList } from './EntryList.tsx'
import { text } from './personal.text.ts'

const blank = () => ({ Make: null, Year: null, Color: null, Plate: null })

export function VehicleFields() {
  return (
    <EntryList
      name="Vehicles"
      title={text.labels.Vehicles}
      entry={(index) => text.vehicle({ number: index + 1 })}
      add={text.addVehicle}
      max={MAX_VEHICLES}
      blank={blank}
      firstField="Make"
    >
      {(index) => (
        <>
          <FieldRow>
            <TextField name={`Vehicles.${index}.Make`} label={text.make} maxLength={80} />
            <NumberField name={`Vehicles.${index}.Year`} label={text.year} optional />
          </FieldRow>
          <FieldRow>
            <TextField name={`Vehicles.${index}.Color`} label={text.color} maxLength={30} optional />
            <TextField name={`Vehicles.${index}.Plate`} label={text.plate} autoComplete="off" maxLength={20} optional />
          </FieldRow>
        </>
      )}
    </EntryList>
  )
}
