import type { DemoProperty } from '../demo-property.ts'

const owner = 'imani.thorsby@example.com'

export const commercialSpaces: readonly DemoProperty[] = [
  {
    code: 'ATL-W1',
    owner,
    type: 'Flex',
    offer: 'For Lease',
    title: 'Flex bay with storefront office on the Westside',
    description: `
      A clean 7,200-square-foot bay with a glass-front office and showroom on the street side and a clear-span warehouse behind it.
      Eighteen-foot clear height, one dock-high door, one drive-in, and three-phase power already distributed to drops along the
      wall. The office has two enclosed rooms, a kitchenette and restrooms renewed in 2023.

      The landlord maintains roof, structure and paving. Fourteen unreserved parking spaces and room for a box truck to turn. The
      previous occupant built furniture here; sprinklers and dust collection ducts remain and may be used.`,
    place: { street: '1480 Foundry Bend NW', unit: 'Bay C', city: 'Atlanta', state: 'GA', zip: '30318' },
    size: { area: 7200, floors: 1, built: 1998, parking: 14 },
    asks: { rent: 9300, advance: 18600 },
    amenities: ['Air Conditioning', 'Loading Dock', 'Sprinkler System', 'Three-Phase Power', 'Parking', 'Signage'],
    availableInDays: 30,
    commercial: { lease: 'Triple Net (NNN)', zoning: 'I-1', use: 'Light manufacturing, showroom, distribution, studio' },
    listedDaysAgo: 4.6,
    look: { facade: 'warehouse', region: 'south', time: 'morning' },
  },
  {
    code: 'ATL-O2',
    owner,
    type: 'Office',
    offer: 'For Lease',
    title: 'Full-floor Midtown office with a terrace',
    description: `
      The eighth floor of a twelve-story tower, offered whole. Glass on all four sides, an open plan with nine perimeter rooms,
      two conference rooms that join into one, and a planted terrace on the south where half the meetings end up in spring.
      Cabling, raised floor and pantry stay.

      MARTA is two blocks away. The lobby is staffed on weekdays, and the garage has chargers and a bike room with showers. Full-service
      gross rent covers cleaning, utilities during business hours and taxes. Terms of five years and up.`,
    place: { street: '75 Fourteenth Circle NE', unit: 'Floor 8', city: 'Atlanta', state: 'GA', zip: '30309' },
    size: { area: 11400, floors: 1, built: 2008, parking: 28 },
    asks: { rent: 34200, advance: 68400 },
    amenities: [
      'Air Conditioning',
      'Elevator',
      'Conference Rooms',
      'Garage',
      'EV Charging',
      'Bicycle Storage',
      'Door Attendant',
      'Wheelchair Access',
      'Sprinkler System',
    ],
    availableInDays: 75,
    commercial: { lease: 'Gross', zoning: 'SPI-16', use: 'General and professional office' },
    listedDaysAgo: 38,
    look: { facade: 'glassTower', region: 'city', time: 'dusk' },
  },
  {
    code: 'CLT-R3',
    owner,
    type: 'Retail',
    offer: 'For Lease',
    title: 'South End storefront with a deep display window',
    description: `
      A brick storefront in a row of four, on a corner that people pass on their way to the light rail. Eighteen feet of display
      window, pressed-tin ceiling, and a polished concrete floor with no steps from sidewalk to stockroom. There is a rear door
      to the service alley, a small office and a restroom that meets current access rules.

      The other three shops are occupied by independent stores that keep regular hours. Modified gross lease: the owner pays taxes
      and insurance, you pay utilities. Blade sign bracket and awning are in place.`,
    place: { street: '1712 Camden Rail St', unit: 'Suite 2', city: 'Charlotte', state: 'NC', zip: '28203' },
    size: { area: 1850, floors: 1, built: 1936, parking: 6 },
    asks: { rent: 5550, advance: 5550 },
    amenities: ['Air Conditioning', 'Wheelchair Access', 'Signage', 'Parking'],
    availableInDays: 18,
    commercial: { lease: 'Modified Gross', zoning: 'TOD-UC', use: 'Retail sales, gallery, personal services' },
    listedDaysAgo: 2.5,
    look: { facade: 'storefronts', region: 'south', time: 'noon' },
  },
  {
    code: 'BNA-O4',
    owner,
    type: 'Office',
    offer: 'Sublease',
    title: 'Plug-and-play office sublease near Music Row',
    description: `
      Twenty-two months remain on this lease, and the furniture stays: thirty sit-stand desks, six phone rooms, a boardroom with a
      screen, and a lounge with a piano that gets played. The suite is on the second floor of a low brick building with operable
      windows and a stair straight to the parking lot.

      The kitchen has two dishwashers, which tells you something about the last team. Internet is live and can be assumed. The
      master landlord has agreed to the sublease in principle; a copy of the lease is shared after a first visit.`,
    place: { street: '1109 Sixteenth Row S', unit: 'Suite 200', city: 'Nashville', state: 'TN', zip: '37203' },
    size: { area: 4600, floors: 1, built: 1987, parking: 16 },
    asks: { rent: 11500, advance: 11500 },
    amenities: [
      'Air Conditioning',
      'Dishwasher',
      'Furnished',
      'Internet Included',
      'Conference Rooms',
      'Parking',
      'Wheelchair Access',
      'Elevator',
    ],
    availableInDays: 14,
    commercial: { lease: 'Modified Gross', zoning: 'ORI', use: 'Office, recording, production' },
    listedDaysAgo: 21,
    look: { facade: 'officeBlock', region: 'south', time: 'golden' },
  },
  {
    code: 'HOU-M5',
    owner,
    type: 'Medical Office',
    offer: 'For Lease',
    title: 'Ground-floor medical suite with eight exam rooms',
    description: `
      Fitted out for an outpatient practice in 2019 and ready for the next: eight exam rooms with sinks, a procedure room, lab,
      nurse station, private checkout and a waiting room with daylight from two sides. Doors and corridors are wide throughout,
      and a covered drop-off leads straight in.

      Backup power serves the vaccine refrigerators. Lead lining in one room allows for imaging. Thirty-one shared parking spaces,
      eight of them reserved. Net lease with annual reconciliation; fit-out allowance available for terms of seven years or more.`,
    place: { street: '5028 Bayou Heron Dr', unit: 'Suite 110', city: 'Houston', state: 'TX', zip: '77007' },
    size: { area: 3900, floors: 1, built: 2011, parking: 31 },
    asks: { rent: 10075, advance: 20150 },
    amenities: ['Air Conditioning', 'Wheelchair Access', 'Sprinkler System', 'Parking', 'Signage'],
    availableInDays: 60,
    commercial: { lease: 'Net', zoning: 'None', use: 'Outpatient medical, dental, physical therapy' },
    listedDaysAgo: 28,
    look: { facade: 'medicalOffice', region: 'south', time: 'morning' },
  },
  {
    code: 'DAL-W6',
    owner,
    type: 'Warehouse',
    offer: 'For Lease',
    title: 'Cross-dock warehouse minutes from three interstates',
    description: `
      Forty-two thousand square feet of tilt-wall construction with dock doors on both long sides: sixteen at dock height with
      levelers and two ramps for drive-in. Clear height is twenty-six feet, columns stand fifty feet apart, and lighting was
      changed to motion-controlled LED last year.

      The fenced truck court takes 53-foot trailers without a second try. Office of 2,400 square feet on two levels at the front. ESFR
      sprinklers, 1,200 amps of three-phase power, and a roof with eleven years of warranty remaining.`,
    place: { street: '2650 Trinity Levee Pkwy', city: 'Dallas', state: 'TX', zip: '75207' },
    size: { area: 42000, floors: 1, built: 2003, parking: 48 },
    asks: { rent: 30800, advance: 61600 },
    amenities: ['Loading Dock', 'Sprinkler System', 'Three-Phase Power', 'Parking', 'Gated Entry'],
    availableInDays: 90,
    commercial: { lease: 'Triple Net (NNN)', zoning: 'IR', use: 'Warehousing, distribution, light assembly' },
    listedDaysAgo: 49,
    look: { facade: 'warehouse', region: 'south', time: 'golden' },
  },
  {
    code: 'MIA-F7',
    owner,
    type: 'Restaurant',
    offer: 'For Lease',
    title: 'Corner restaurant with a garden patio, hood in place',
    description: `
      Second-generation restaurant space with the expensive parts already done: a fourteen-foot type-1 hood, grease interceptor,
      walk-in cooler and freezer, and a bar with drains in the right spots. Seats sixty-four inside and thirty-two on a patio
      shaded by a sea grape and string lights.

      Folding doors open the whole corner to the street. Murals on the side wall are part of the block's character and stay. The
      license is not included. Ten-year lease preferred, with a rent-free period while you build out.`,
    place: { street: '241 NW Mural Ct', city: 'Miami', state: 'FL', zip: '33127' },
    size: { area: 3150, floors: 1, built: 1949, parking: 4 },
    asks: { rent: 15750, advance: 47250 },
    amenities: ['Air Conditioning', 'Balcony, Deck or Patio', 'Signage', 'Sprinkler System', 'Wheelchair Access'],
    availableInDays: 22,
    commercial: { lease: 'Triple Net (NNN)', zoning: 'T5-O', use: 'Restaurant, bar, cafe' },
    listedDaysAgo: 12.4,
    look: { facade: 'restaurant', region: 'subtropical', time: 'dusk' },
  },
  {
    code: 'RDU-C8',
    owner,
    type: 'Co-working',
    offer: 'Sublease',
    title: 'Private studio inside a downtown shared workspace',
    description: `
      A corner studio for up to eight desks on the mezzanine of a shared workspace, with its own lock and its own thermostat. You
      get the run of the common floor too: a cafe bar with decent espresso, five meeting rooms by the hour, a print corner and
      a library where nobody takes calls.

      The rate covers cleaning, power, internet and email handling. Access is around the clock by phone or card. Month to month
      after the first quarter, so you can grow into the studio next door. Bike hooks and showers are in the basement.`,
    place: { street: '318 S Bobbin St', unit: 'Studio 6', city: 'Raleigh', state: 'NC', zip: '27601' },
    size: { area: 520, floors: 1, built: 1923, parking: 0 },
    asks: { rent: 5400, every: 'Quarterly', advance: 1800 },
    amenities: [
      'Air Conditioning',
      'Internet Included',
      'Furnished',
      'Conference Rooms',
      'Package Receiving',
      'Bicycle Storage',
      'Elevator',
      'Wheelchair Access',
    ],
    availableInDays: 3,
    commercial: { lease: 'Gross', zoning: 'DX-7', use: 'Office, studio' },
    listedDaysAgo: 9.7,
    look: { facade: 'loftConversion', region: 'city', time: 'morning' },
  },
  {
    code: 'BHM-X9',
    owner,
    type: 'Mixed Use',
    offer: 'For Sale',
    title: 'Three-story corner building, shops below and lofts above',
    description: `
      A 1914 commercial building that has found its footing again: two ground-floor shops with original cast-iron columns, and four
      loft apartments over them with sixteen-foot windows. All six leases run at least another year. Net operating income was
      $121,400 in the last full year, on books that an accountant prepared.

      The elevator, sprinklers and roof date from the 2017 rehabilitation, which followed historic standards. The basement is dry
      and unrented. The seller will stay on to manage for ninety days if the buyer wishes.`,
    place: { street: '2001 Furnace Ave N', city: 'Birmingham', state: 'AL', zip: '35203' },
    size: { area: 14200, floors: 3, built: 1914, parking: 8 },
    asks: { price: 1785000 },
    amenities: ['Air Conditioning', 'Elevator', 'Sprinkler System', 'Storage Units', 'Parking', 'Signage'],
    commercial: { zoning: 'MXD-D', use: 'Retail at street level, residential above' },
    listedDaysAgo: 57,
    look: { facade: 'mixedUse', region: 'south', time: 'golden' },
  },
  {
    code: 'MEM-W10',
    owner,
    type: 'Industrial',
    offer: 'For Sale',
    title: 'Machine shop with two cranes on a fenced acre',
    description: `
      A building made for people who make heavy things: two five-ton bridge cranes on a continuous runway, a reinforced
      slab with trench drains, and 800 amps of three-phase power at 480 volts. Twenty-two-foot eaves and three drive-in doors,
      one of them sixteen feet square.

      Offices, locker rooms and a break room line the north side. The fenced yard is gravel over fabric and has not been muddy
      in years. A phase-one environmental report from 2024 found nothing to follow up. Compressors and benches are negotiable.`,
    place: { street: '4390 Anvil Getwell Rd', city: 'Memphis', state: 'TN', zip: '38118' },
    size: { area: 18600, floors: 1, built: 1976, parking: 30 },
    asks: { price: 1290000 },
    amenities: ['Three-Phase Power', 'Loading Dock', 'Parking', 'Gated Entry'],
    commercial: { zoning: 'EMP', use: 'Fabrication, machining, repair' },
    remarks: 'Off the market while the survey is redone.',
    listedDaysAgo: null,
    look: { facade: 'warehouse', region: 'midwest', time: 'noon' },
  },
  {
    code: 'MSY-R11',
    owner,
    type: 'Retail',
    offer: 'For Lease',
    title: 'Gallery space behind cast-iron columns',
    description: `
      Fourteen-foot ceilings, tall shuttered doors to the sidewalk, and heart-pine floors that have carried cotton, furniture and
      paintings in turn. The main room is free of columns and lit by a north skylight; behind it are an office, a framing room
      and a courtyard with a cistern planted in ginger.

      Track lighting, picture rails and humidity control are in place. The block fills with visitors on the first Saturday of
      each month. Lease terms from three years; the owner will consider a pop-up first.`,
    place: { street: '528 Calliope Arcade', city: 'New Orleans', state: 'LA', zip: '70130' },
    size: { area: 2700, floors: 1, built: 1858, parking: 0 },
    asks: { rent: 6750, advance: 13500 },
    amenities: ['Air Conditioning', 'Signage', 'Balcony, Deck or Patio'],
    availableInDays: 35,
    commercial: { lease: 'Double Net (NN)', zoning: 'CBD-6', use: 'Gallery, retail, showroom' },
    remarks: 'Waiting for the balcony scaffolding to come down before pictures.',
    listedDaysAgo: null,
    look: null,
  },
  {
    code: 'LEX-A12',
    owner,
    type: 'Farm/Agricultural',
    offer: 'For Sale',
    title: 'Forty-two acres of bluegrass with barns and a farmhouse',
    description: `
      Gently rolling pasture under four-plank fence, watered by a spring branch and two automatic troughs. The ten-stall barn has a
      wash bay, tack room and loft; a second barn cures hay and hides the tractors. Soils are deep and rested, and thirty acres
      have been in orchard grass and clover since 2015.

      The farmhouse of 1887 has four rooms down and three up, a metal roof and a kitchen that everyone ends up in. Well and city
      water are both on the land. Equipment is offered separately; the farm lane has legal frontage on two roads.`,
    place: { street: '3300 Elkhorn Meadow Pike', city: 'Lexington', state: 'KY', zip: '40511' },
    size: { area: 42, unit: 'Acres', floors: 2, built: 1887, parking: 12 },
    asks: { price: 1640000 },
    amenities: ['Fireplace', 'Storage Units', 'Parking'],
    commercial: { zoning: 'A-R', use: 'Agriculture, boarding, one dwelling' },
    listedDaysAgo: 33,
    look: { facade: 'farmhouse', region: 'midwest', time: 'golden', season: 'summer' },
  },
]
