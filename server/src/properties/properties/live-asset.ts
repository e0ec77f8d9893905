/** Of a row of properties, by whichever view: it is there, neither deleted nor taken away. */
export const isLive = (row: string) => `(${row}.status = 'A' and ${row}.deleted_at is null)`
