-- Sends the requests of the file FIRN_LINES in turn: method, path and body of each, with tabs between. FIRN_BEARER is their
-- key. FIRN_PAUSE: so many milliseconds pass between two requests of a connection, half to one and a half of it.
local lines = {}
for line in io.lines(os.getenv("FIRN_LINES")) do
  local method, path, body = line:match("^(%S+)\t([^\t]+)\t?(.*)$")
  lines[#lines + 1] = { method, path, body }
end
local headers = { ["content-type"] = "application/json", ["authorization"] = "Bearer " .. (os.getenv("FIRN_BEARER") or "") }
local nth = tonumber(os.getenv("FIRN_FIRST") or "0")
local pause = tonumber(os.getenv("FIRN_PAUSE") or "0")
if pause > 0 then
  delay = function() return math.floor(pause * (0.5 + math.random())) end
end
request = function()
  nth = nth + 1
  local one = lines[(nth - 1) % #lines + 1]
  return wrk.format(one[1], one[2], headers, one[3] ~= "" and one[3] or nil)
end
