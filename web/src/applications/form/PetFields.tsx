import type { Personal } from '@keystead/contract/applications/form/form.forms.ts'
import { MAX_PETS, PET_TYPES } from '@keystead/contract/applications/form/form.values.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldRow } from '../../ui/form/Form.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { EntryList } from './EntryList.tsx'
import { text } from './personal.text.ts'
import { cardsFor } from './pets-count.ts'

const blank = () => ({ PetTypeId: null, Breed: null, WeightPounds: null, AgeYears: null })

/** A card for each pet: their number follows the cards, and the cards follow it. */
export function PetFields() {
  const { control, getValues, setValue } = useFormContext<Personal>()
  const number = useWatch({ control, name: 'NumberOfPets' })
  const heard = useRef(number)

  const follow = useEffectEvent((said: number | null) => {
    // Nothing is added by opening the page.
    if (heard.current === said) return
    heard.current = said
    const pets = getValues('Pets')
    const wanted = cardsFor(said, pets)
    if (wanted === pets.length) return
    const cards = Array.from({ length: wanted }, (_, place) => pets[place] ?? blank())
    setValue('Pets', cards, { shouldDirty: true })
  })
  useEffect(() => follow(number), [number])

  return (
    <EntryList
      name="Pets"
      title={text.labels.Pets}
      help={text.petsHelp}
      entry={(index) => text.pet({ number: index + 1 })}
      add={text.addPet}
      max={MAX_PETS}
      blank={blank}
      firstField="PetTypeId"
      onCount={(count) => setValue('NumberOfPets', count, { shouldDirty: true })}
    >
      {(index) => (
        <>
          <FieldRow>
            <SelectField name={`Pets.${index}.PetTypeId`} label={text.kind} choices={PET_TYPES} />
            <TextField name={`Pets.${index}.Breed`} label={text.breed} maxLength={60} dir="auto" optional />
          </FieldRow>
          <FieldRow>
            <NumberField name={`Pets.${index}.WeightPounds`} label={text.weight} help={text.weightHelp} optional />
            <NumberField name={`Pets.${index}.AgeYears`} label={text.age} help={text.ageHelp} optional />
          </FieldRow>
        </>
      )}
    </EntryList>
  )
}
