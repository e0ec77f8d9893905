import type { DemoProfileText } from '../identity/profiles/profile.demo.queries.ts'
import type { DemoEmail } from './demo-people.ts'

/** What the people of the demo say of themselves. Companies, licenses and numbers are made up. */
type DemoText = DemoProfileText & { readonly email: DemoEmail; readonly languages: readonly string[] }

/** The drawing of each person: seeds, chosen by eye. */
export const DEMO_PORTRAITS: Readonly<Record<DemoEmail, string>> = {
  'ruth.calloway@example.com': 'Ruth 5',
  'desmond.achter@example.com': 'Desmond 6',
  'imani.thorsby@example.com': 'Imani 1',
  'teo.marchetti@example.com': 'Teo 2',
  'priya.lindgren@example.com': 'Priya 6',
  'walt.hennessy@example.com': 'Walt 1',
  'noor.castellan@example.com': 'Ruth 2',
  'gideon.prewitt@example.com': 'Noor 3',
  'june.okoye@example.com': 'Gideon 4',
  'lars.whitcombe@example.com': 'Priya 3',
}

export const demoProfileTexts: readonly DemoText[] = [
  {
    email: 'ruth.calloway@example.com',
    profileType: 'Owner',
    about:
      'I bought my first bungalow in 1998 with a leaking roof and fixed it myself. Today I look after eighteen homes around Portland and Seattle.\n\nI answer messages the same day, and I keep the same plumber that I trust with my own house.',
    languages: ['English', 'French'],
    place: { city: 'Portland', state: 'OR', radius: 50 },
    isPublic: true,
  },
  {
    email: 'desmond.achter@example.com',
    profileType: 'Owner',
    about: 'I run a small company that my aunt began with one brick three-flat. We keep old buildings in use and their rents steady.',
    company: {
      name: 'Achter Brick & Hearth LLC',
      about:
        'Fourteen homes in Chicago and the Midwest, most of them older than a century. Repairs are done by two people on our own payroll.',
      website: 'https://achter-brick.example.com',
    },
    languages: ['English', 'German'],
    place: { city: 'Chicago', state: 'IL', radius: 40 },
    isPublic: true,
  },
  {
    email: 'imani.thorsby@example.com',
    profileType: 'Owner',
    about: 'I let shops, offices and workshops, and I like tenants who stay. Talk to me before you sign: most things can be built to fit.',
    company: {
      name: 'Thorsby Commercial Partners',
      about: 'Twelve commercial spaces in Atlanta, Nashville and Charlotte, from a corner bakery to a warehouse with four docks.',
      website: 'https://thorsby-commercial.example.com',
    },
    languages: ['English', 'Spanish'],
    place: { city: 'Atlanta', state: 'GA', radius: 100 },
    isPublic: true,
  },
  {
    email: 'teo.marchetti@example.com',
    profileType: 'Owner',
    about:
      'Seven places where I would want to spend a week myself. The coffee is ground, the firewood is dry, and the directions are right.',
    languages: ['English', 'Italian'],
    place: { city: 'Glenwood Springs', state: 'CO', radius: 60 },
    isPublic: true,
  },
  {
    email: 'priya.lindgren@example.com',
    profileType: 'Owner',
    about: 'I own a few homes in the Twin Cities and manage them with the same checklist that I use for my clients.',
    languages: ['English', 'Hindi'],
    place: { city: 'Minneapolis', state: 'MN', radius: 25 },
    isPublic: true,
  },
  {
    email: 'priya.lindgren@example.com',
    profileType: 'Agent',
    about:
      'I manage rentals for owners who live elsewhere. You see every invoice, every photo and every message, and I visit each home four times a year.',
    company: {
      name: 'Lindgren Property Care',
      about: 'Three people, sixty homes, and one rule: nobody hears "we will look into it" twice.',
      website: 'https://lindgren-care.example.com',
    },
    license: { number: 'MN-40881207', state: 'MN' },
    languages: ['English', 'Hindi'],
    years: 9,
    place: { city: 'Minneapolis', state: 'MN', radius: 35 },
    office: { street: '218 Washington Avenue N, Suite 6', zip: '55401' },
    isPublic: true,
  },
  {
    email: 'priya.lindgren@example.com',
    profileType: 'Tenant',
    about: 'I rent a small place downtown during the week, close to work.',
    languages: ['English', 'Hindi'],
    place: { city: 'Minneapolis', state: 'MN', radius: 25 },
    isPublic: false,
  },
  {
    email: 'walt.hennessy@example.com',
    profileType: 'Owner',
    about: 'My brother and I took over four homes from our parents this year. We are learning, and we fix what you tell us about.',
    languages: ['English'],
    place: { city: 'Columbus', state: 'OH', radius: 25 },
    isPublic: false,
  },
  {
    email: 'noor.castellan@example.com',
    profileType: 'Agent',
    about:
      'I have leased and sold homes along the Front Range since 2009. I know which streets get the afternoon sun and which basements get the spring water.\n\nOwners get an honest number at our first meeting; tenants get an answer to every application.',
    company: {
      name: 'Castellan & Daughters Realty',
      about: 'A family brokerage in Denver: five licensed agents, two of them named in the sign. We lease, manage and sell.',
      website: 'https://castellan-realty.example.com',
    },
    license: { number: 'CO-ER-100048213', state: 'CO' },
    languages: ['English', 'Spanish', 'Arabic'],
    years: 17,
    place: { city: 'Denver', state: 'CO', radius: 40 },
    office: { street: '1600 Wynkoop Street, Floor 2', zip: '80202' },
    isPublic: true,
  },
  {
    email: 'gideon.prewitt@example.com',
    profileType: 'Agent',
    about: 'I show apartments in Austin, also in the evening and at weekends. Bring your dog: I know who takes them.',
    license: { number: 'TX-718834-SA', state: 'TX' },
    languages: ['English', 'American Sign Language'],
    years: 3,
    place: { city: 'Austin', state: 'TX', radius: 20 },
    isPublic: true,
  },
  {
    email: 'june.okoye@example.com',
    profileType: 'Tenant',
    about:
      'I teach music and practice on a keyboard with headphones. I have rented in Seattle for six years and always got my deposit back.',
    languages: ['English', 'French'],
    place: { city: 'Seattle', state: 'WA', radius: 25 },
    isPublic: false,
  },
  {
    email: 'lars.whitcombe@example.com',
    profileType: 'Tenant',
    about: 'We build and repair bicycles, and we need light, power and a floor that takes some weight.',
    company: {
      name: 'Whitcombe Cycle Works',
      about: 'A workshop with six benches and a small showroom.',
      website: 'https://whitcombe-cycles.example.com',
    },
    languages: ['English'],
    place: { city: 'Boston', state: 'MA', radius: 25 },
    isPublic: false,
  },
]
