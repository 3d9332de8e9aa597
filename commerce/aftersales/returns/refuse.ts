import type { FastifyReply } from "fastify";
import { statuses as fulfilmentStatuses } from "#commerce/aftersales/fulfilment/problems.ts";
import { sendProblem } from "#platform/http/problems.ts";
import type { Problem } from "#platform/result.ts";
import type { ReturnProblem } from "./actions.ts";

const statuses: Record<ReturnProblem["code"], number> = {
  ...fulfilmentStatuses,
  "return-not-found": 404,
  "not-returnable": 409,
  "impossible-return": 409,
  "not-exchangeable": 409,
};

/** Sends a return's problem with its status. */
export const refuse = (reply: FastifyReply, problem: ReturnProblem) =>
  sendProblem(reply, statuses[problem.code], problem as Problem);
