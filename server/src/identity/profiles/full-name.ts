/** Of a row of profiles: both names, as one reads them. */
export const fullNameOf = (row: string) => `trim(${row}.first_name || ' ' || ${row}.last_name)`
