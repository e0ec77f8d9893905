import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { importCsv } from './import.factory.ts'

/*
 * Files in the shape of public ones that no one made for us: their headings and ways of writing, with homes made up
 * (decision 0045 says where the shapes are from).
 */

async function broughtIn(file: string) {
  const owner = await app.newPerson()
  const run = await importCsv(app, owner, file)
  const homes = await app.sql(
    `select reference_code, asset_type_id, listing_type_id, price_cents, rent_cents, address1, address2, city_name, zip, bedrooms, area, area_unit_id, lot_area,
       lot_area_unit_id, floors_count, year_built, bathrooms_full + bathrooms_half / 2 as bathrooms
     from asset where account_id = $1 order by reference_code, address1, address2`,
    [owner.accountId],
  )
  return { run, homes }
}

test('county sales, as King County has them: quarter baths, half floors, lots in square feet', async () => {
  const { run, homes } = await broughtIn(
    `id,date,price,bedrooms,bathrooms,sqft_living,sqft_lot,floors,waterfront,view,condition,grade,sqft_above,sqft_basement,yr_built,yr_renovated,zipcode,lat,long,sqft_living15,sqft_lot15
"7000000001","20141013T000000",231900,3,1.75,1180,5650,1.5,0,0,3,7,1180,0,1955,0,"98178",47.5112,-122.257,1340,5650
"7000000002","20141209T000000",528000,3,2.25,2570,7242,2,0,0,3,7,2170,400,1951,1991,"98125",47.721,-122.319,1690,7639
"7000000003","20150225T000000",180500,2,1,770,10000,1,0,0,3,6,770,0,1933,0,"98028",47.7379,-122.233,2720,8062
`,
  )
  expect(run).toMatchObject({
    Accepted: 3,
    Refused: 0,
    Noted: 0,
    UnusedColumns: [
      'date',
      'waterfront',
      'view',
      'condition',
      'grade',
      'sqft_above',
      'sqft_basement',
      'yr_renovated',
      'sqft_living15',
      'sqft_lot15',
    ],
  })
  expect(homes[0]).toMatchObject({
    reference_code: '7000000001',
    listing_type_id: 2,
    price_cents: 23_190_000,
    rent_cents: null,
    bathrooms: 1.75,
    floors_count: 1.5,
    area: 1180,
    area_unit_id: 1,
    lot_area: 5650,
    lot_area_unit_id: 1,
    year_built: 1955,
    zip: '98178',
  })
  expect(homes.map((home) => home.bathrooms)).toEqual([1.75, 2.25, 1])
})

test('sales with streets, as those of Sacramento: capitals, kinds as types, zeros for what no one knows', async () => {
  const { run, homes } = await broughtIn(
    `street,city,zip,state,beds,baths,sq__ft,type,sale_date,price,latitude,longitude
3500 LOW ST,SACRAMENTO,95838,CA,2,1,836,Residential,Wed May 21 00:00:00 EDT 2008,59222,38.631913,-121.434879
5800 MALLET CT,SACRAMENTO,95841,CA,3,1,1122,Condo,Wed May 21 00:00:00 EDT 2008,89921,38.662595,-121.327813
2900 KARITE AVE,SACRAMENTO,95833,CA,0,0,0,Residential,Wed May 21 00:00:00 EDT 2008,244500,38.626671,-121.52597
4500 BOMAR WAY,SACRAMENTO,95842,CA,4,2,1943,Multi-Family,Wed May 21 00:00:00 EDT 2008,179580,38.665724,-121.358576
`,
  )
  expect(run).toMatchObject({ Accepted: 4, Refused: 0, Noted: 1, UnusedColumns: ['sale_date'] })
  expect(run.Notices).toEqual([{ Text: 'Bedrooms and bathrooms are both 0. They were left out.', Count: 1 }])
  const home = (address1: string) => homes.find((row) => row.address1 === address1)
  expect(home('3500 LOW ST')).toMatchObject({ city_name: 'Sacramento', listing_type_id: 2, price_cents: 5_922_200, area: 836 })
  expect(home('5800 MALLET CT')).toMatchObject({ asset_type_id: 103 })
  expect(home('2900 KARITE AVE')).toMatchObject({ bedrooms: null, bathrooms: null, area: null })
  expect(home('4500 BOMAR WAY')).toMatchObject({ asset_type_id: 108 })
})

test('sales of a city’s tax rolls, as New York’s: land in square feet beside the number of a lot, dashes for nothing', async () => {
  const { run, homes } = await broughtIn(
    `,BOROUGH,NEIGHBORHOOD,BUILDING CLASS CATEGORY,TAX CLASS AT PRESENT,BLOCK,LOT,EASE-MENT,BUILDING CLASS AT PRESENT,ADDRESS,APARTMENT NUMBER,ZIP CODE,RESIDENTIAL UNITS,COMMERCIAL UNITS,TOTAL UNITS,LAND SQUARE FEET,GROSS SQUARE FEET,YEAR BUILT,TAX CLASS AT TIME OF SALE,BUILDING CLASS AT TIME OF SALE,SALE PRICE,SALE DATE
4,1,ALPHABET CITY,07 RENTALS - WALKUP APARTMENTS             ,2A,392,6, ,C2,153 AVENUE X, ,10009,5,0,5,1633,6440,1900,2,C2,6625000,2017-07-19 00:00:00
5,1,ALPHABET CITY,07 RENTALS - WALKUP APARTMENTS             ,2,399,26, ,C7,234 EAST 40TH   STREET, ,10009,28,3,31,4616,18690,1900,2,C7, -  ,2016-12-14 00:00:00
6,1,ALPHABET CITY,13 CONDOS - ELEVATOR APARTMENTS            ,2,373,1003, ,R4,324 EAST 41ST STREET,3A,10009,1,0,1, -  , -  ,0,2,R4,762669,2016-09-21 00:00:00
`,
  )
  // Without a price a home for sale cannot come in.
  expect(run).toMatchObject({ Accepted: 2, Refused: 1, Reasons: [{ Text: 'Price can not be empty.', Count: 1 }] })
  expect(run.Notices).toEqual([{ Text: 'Year built is not valid. It was left out.', Count: 1 }])
  expect(run.UnusedColumns).toEqual(expect.arrayContaining(['BLOCK', 'LOT', 'SALE DATE']))
  expect(homes).toMatchObject([
    { address1: '153 AVENUE X', listing_type_id: 2, price_cents: 662_500_000, lot_area: 1633, lot_area_unit_id: 1, area: 6440 },
    { address1: '324 EAST 41ST STREET', address2: '3A', lot_area: null, area: null, year_built: null },
  ])
})
