export type ChallengeProps = {
  csrf: string;
  reference: string;
  /** Minor units. */
  amount: number;
  currency: string;
  orderId: number;
};
