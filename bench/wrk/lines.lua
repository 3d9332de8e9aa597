-- Sends the requests of the file FIRN_LINES in turn: method, path and body of each, with tabs between. FIRN_BEARER is their key.
local lines = {}
for line in io.lines(os.getenv("FIRN_LINES")) do
  local method, path, body = line:match("^(%S+)\t([^\t]+)\t?(.*)$")
  lines[#lines + 1] = { method, path, body }
end
local headers = { ["content-type"] = "application/json", ["authorization"] = "Bearer " .. (os.getenv("FIRN_BEARER") or "") }
local nth = tonumber(os.getenv("FIRN_FIRST") or "0")
request = function()
  nth = nth + 1
  local one = lines[(nth - 1) % #lines + 1]
  return wrk.format(one[1], one[2], headers, one[3] ~= "" and one[3] or nil)
end
