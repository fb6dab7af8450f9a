/** Where the browser keeps its seats: apart, so that looking whether there are any needs no more code. */
export const SEATS_KEY = 'out-of-ten.seats';
