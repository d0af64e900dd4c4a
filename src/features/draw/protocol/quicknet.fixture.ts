/** Real rounds of drand's quicknet, as returned by its relays: nobody here can create them. */
export const REAL_ROUNDS = [
  {
    round: 1,
    signature:
      'b55e7cb2d5c613ee0b2e28d6750aabbb78c39dcc96bd9d38c2c2e12198df95571de8e8e402a0cc48871c7089a2b3af4b',
    randomness: '1466a6cd24e327188770752f6134001c64d6efcc590ccc26b721611ad96f165a',
  },
  {
    round: 123,
    signature:
      'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92',
    randomness: 'fb8f7bc29bf24db51871ec8c79f3a1e4bd0557bc0dfcee9ed1d924e69d1c60dc',
  },
  {
    round: 1000,
    signature:
      'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
    randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  },
  {
    round: 12_040_883,
    signature:
      '929906c959032ab363c9f26570d215d66f5c06cb0c44fe508c12bb5839f04ec895bb6868e5b9ff13ab289bdb5266b394',
    randomness: '173df1f57805453a8d2015268205d68147de12cafc2f451f7bc6adadca3571b3',
  },
  {
    round: 32_285_086,
    signature:
      'a64d99fd7fa3e48912be7209c7b69c72c88fc5224be2516949b6f29f3a4b7e3fa069dd58b2bbb4bf2c34ae61ef631a44',
    randomness: '13bfa6a42a5a93d0f642e8d4548c2a94ea71b39585f65fd2842e0484d58d5554',
  },
] as const;

export const ROUND_1000 = REAL_ROUNDS[2];
