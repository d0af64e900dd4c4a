export const notSetUp = () => new Error('The brand is not set up: run the seed');
