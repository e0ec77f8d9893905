import { PET_TYPES } from '@keystead/contract/applications/form/form.values.ts'
import { fact } from '../../ui/FactsTable.tsx'
import type { FormDetails } from './form-steps.ts'
import { text as labels } from './personal.text.ts'
import { choiceText, inOneLine, yesNoText } from './summary-words.ts'
import { text } from './summary.text.ts'
import { SummaryEntry } from './SummaryEntry.tsx'

const titleOf = {
  resident: (index: number) => labels.resident({ number: index + 1 }),
  pet: (index: number) => labels.pet({ number: index + 1 }),
  vehicle: (index: number) => labels.vehicle({ number: index + 1 }),
  reference: (index: number) => labels.reference({ number: index + 1 }),
}

/** People, pets and vehicles that would come along, and who speaks for the applicant. */
export function HouseholdSummary({ personal }: { personal: FormDetails['Personal'] }) {
  return (
    <>
      {personal.Occupants.map(({ Name, Relationship, IsAdult }, index) => (
        <SummaryEntry
          key={titleOf.resident(index)}
          title={titleOf.resident(index)}
          facts={[fact(labels.residentName, Name), fact(labels.relationship, Relationship), fact(labels.isAdult, yesNoText(IsAdult))]}
        />
      ))}
      {personal.Pets.map(({ PetTypeId, Breed, WeightPounds, AgeYears }, index) => (
        <SummaryEntry
          key={titleOf.pet(index)}
          title={titleOf.pet(index)}
          facts={[
            fact(labels.kind, inOneLine(choiceText(PET_TYPES, PetTypeId), Breed)),
            fact(labels.weight, WeightPounds === null ? null : text.pounds({ count: WeightPounds })),
            fact(labels.age, AgeYears === null ? null : text.years({ count: AgeYears })),
          ]}
        />
      ))}
      {personal.Vehicles.map(({ Make, Year, Color, Plate }, index) => (
        <SummaryEntry
          key={titleOf.vehicle(index)}
          title={titleOf.vehicle(index)}
          facts={[
            fact(labels.make, inOneLine(Make, Year === null ? null : String(Year))),
            fact(labels.color, Color),
            fact(labels.plate, Plate),
          ]}
        />
      ))}
      {personal.References.map(({ Name, Relationship, Phone, Email }, index) => (
        <SummaryEntry
          key={titleOf.reference(index)}
          title={titleOf.reference(index)}
          facts={[
            fact(labels.residentName, Name),
            fact(labels.relationship, Relationship),
            fact(labels.phone, Phone),
            fact(labels.labels.Email, Email),
          ]}
        />
      ))}
    </>
  )
}
